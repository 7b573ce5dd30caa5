# What can be looked up about a game.

# The kind of an entry.
reference-rule = Rule
reference-rule-about = Rule: { $section }
# In the place of the name of a decision that players can’t look up.
reference-decision = the decision
