# How a deal ended (end-) and what it was worth (worth-). A result is an end, then what it was worth, then what was
# added. $name is the player in question; $who is "you" where that is the reader. $points are card points that count:
# after a close they may be those of the moment of closing.

end-claim =
    { $who ->
        [you] You claimed rightly: you have { $points } card points, and { $target } were needed.
       *[other] { $name } claimed rightly, with { $points } card points where { $target } were needed.
    }
end-wrong-claim =
    { $who ->
        [you] Your claim was wrong: you have { $points } card points, and { $target } were needed.
       *[other] { $name } claimed wrongly, with { $points } card points where { $target } were needed.
    }
end-failed-close =
    { $who ->
        [you] Your close has failed: you did not claim { $target }. You have { $points } card points.
       *[other] { $name } closed and did not claim { $target }: the close has failed, at { $points } card points.
    }
end-last-trick =
    { $who ->
        [you] Nobody claimed, so the last trick decides: it is yours.
       *[other] Nobody claimed, so the last trick decides: it is { $name }’s.
    }
end-carried =
    Nobody claimed, and { $first } to { $second } card points leave no winner. Nobody scores, and the winner of the next
    deal gets one game point more.
end-only-one =
    { $who ->
        [you] Nobody claimed, but you alone have { $target } or more: you win with { $points } card points.
       *[other] Nobody claimed, but { $name } alone has { $target } or more and wins with { $points } card points.
    }
end-tie-carried =
    Both have { $points } card points: nobody scores, and the winner of the next deal gets one game point more.
end-tie = Both have { $points } card points: nobody scores, and the same dealer deals again.
end-higher =
    { $who ->
        [you] Nobody claimed: you win by { $points } to { $others } card points.
       *[other] Nobody claimed: { $name } wins by { $points } to { $others } card points.
    }

worth-no-trick =
    { $who ->
        [you] No trick counts for you (schwarz): 3 game points.
       *[other] No trick counts for { $name } (schwarz): 3 game points.
    }
worth-no-points =
    { $who ->
        [you] No card points count for you (schwarz): 3 game points.
       *[other] No card points count for { $name } (schwarz): 3 game points.
    }
worth-schneider =
    { $who ->
        [you] Your card points that count are { $points }, fewer than { $limit } (schneider): 2 game points.
       *[other] { $name }’s card points that count are { $points }, fewer than { $limit } (schneider): 2 game points.
    }
worth-one =
    { $who ->
        [you] Your card points that count are { $points }, so not fewer than { $limit }: 1 game point.
       *[other] { $name }’s card points that count are { $points }, so not fewer than { $limit }: 1 game point.
    }
worth-last-trick =
    { $who ->
        [you] The last trick gives you 1 game point, whatever the card points.
       *[other] The last trick gives { $name } 1 game point, whatever the card points.
    }

worth-closer-trickless =
    { $who ->
        [you] You closed and have no trick: 3 game points.
       *[other] { $name } closed and has no trick: 3 game points.
    }
worth-closer-beaten =
    { $who ->
        [you] You closed, but your opponent claimed first: 2 game points.
       *[other] { $name } closed, but the opponent claimed first: 2 game points.
    }
worth-failed-always-three =
    { $who ->
        [you] In this game your failed close costs 3 game points in any case.
       *[other] In this game { $name }’s failed close costs 3 game points in any case.
    }
worth-failed-closer-zero =
    { $who ->
        [you] You closed and have no card points: 3 game points.
       *[other] { $name } closed and has no card points: 3 game points.
    }
worth-failed-trickless =
    { $who ->
        [you] You had no trick when the talon was closed: 3 game points.
       *[other] { $name } had no trick when the talon was closed: 3 game points.
    }
worth-failed-one =
    { $who ->
        [you] You closed and have { $points } card points, not fewer than { $limit }: 1 game point.
       *[other] { $name } closed and has { $points } card points, not fewer than { $limit }: 1 game point.
    }
worth-failed-two =
    { $who ->
        [you] Your failed close costs 2 game points.
       *[other] { $name }’s failed close costs 2 game points.
    }

worth-wrong-trickless =
    { $who ->
        [you] You have no trick yet, so the wrong claim costs 3 game points.
       *[other] { $name } has no trick yet, so the wrong claim costs 3 game points.
    }
worth-wrong-two =
    { $who ->
        [you] Your wrong claim costs 2 game points.
       *[other] { $name }’s wrong claim costs 2 game points.
    }
worth-wrong-closer =
    { $who ->
        [you] You closed as well, so your wrong claim costs as much as a failed close: { $value } game points{ $why ->
            [trickless] , because your opponent had no trick when you closed (§8.3)
            [closer-zero] , because you have no card points (§8.3)
            [always-three] , as it always does in this game (§8.3)
           *[other] {""}
        }.
       *[other] { $name } closed as well, so the wrong claim costs as much as a failed close: { $value } game points{ $why ->
            [trickless] , because the opponent had no trick when it was closed (§8.3)
            [closer-zero] , because { $name } has no card points (§8.3)
            [always-three] , as it always does in this game (§8.3)
           *[other] {""}
        }.
    }

# Added to what stands above; $value is the sum so far.
worth-closed = The talon was closed, so this counts { $times } times: { $value } game points.
worth-carried =
    { $carry ->
        [one] One game point was carried over and is added: { $value } in all.
       *[other] { $carry } game points were carried over and are added: { $value } in all.
    }

# The same by what the closer’s opponent had at the moment of closing.
worth-at-close-three =
    { $who ->
        [you] When the talon was closed you had nothing that counts (schwarz): 3 game points.
       *[other] When the talon was closed { $name } had nothing that counts (schwarz): 3 game points.
    }
worth-at-close-two =
    { $who ->
        [you] When the talon was closed you had { $points } card points, fewer than { $limit } (schneider): 2 game points.
       *[other] When the talon was closed { $name } had { $points } card points, fewer than { $limit } (schneider): 2 game points.
    }
worth-at-close-one =
    { $who ->
        [you] When the talon was closed you had { $points } card points, not fewer than { $limit }: 1 game point.
       *[other] When the talon was closed { $name } had { $points } card points, not fewer than { $limit }: 1 game point.
    }
worth-wrong-as-won =
    { $who ->
        [you] Your wrong claim costs what it would have won: game points { $value }.
       *[other] { $name }’s wrong claim costs what it would have won: game points { $value }.
    }
