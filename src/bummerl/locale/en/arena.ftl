# Bots of other people, and matches without an end

arena-undecided = { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } had no winner after { $deals } deals and count as won by nobody.
arena-bot-stays = The bot “{ $name }” cannot be sent to another process. Play with one process, or name a class of a module.
bot-no-module = There is no module “{ $module }”. Give your bot as module:Class; the module must lie in this folder or be installed.
bot-broken-module = The module “{ $module }” cannot be loaded: { $error }
bot-no-class = The module “{ $module }” has no “{ $name }”.
bot-not-made = “{ $name }” cannot be made into a bot; it is called without arguments. It says: { $error }
bot-is-none = “{ $name }” is no bot: a bot has a name (a text of 1 to 40 printable characters) and a method choose(view, rng).
bot-raised = The bot “{ $name }” at seat { $place } (counted from 0) broke off: { $error }. The deal so far: { $line }
bot-illegal = The bot “{ $name }” at seat { $place } (counted from 0) chose { $action }, but allowed is: { $legal }. The deal so far: { $line }
arena-rough = With fewer than { $decks } decks the intervals are rough. A ? stands where the decks were all alike, so that they show no spread.
