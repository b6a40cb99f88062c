### The agreement of a table on its rules, and the sheet of these rules.

## The agreement as it is read aloud

agreement-title = { $game }, { $players } players: { $title }.
agreement-changed-preset = { $preset }, changed by the table
agreement-still-to-be-said = Still to be said:
agreement-house-rules = House rules:
agreement-departures = Where these rules differ from the standard rules:
agreement-standard-rules = As in the standard rules:
agreement-option = { $question } { $option }
agreement-option-with-sources = { $question } { $option } ({ $sources })
agreement-house-rule = { $title }: { $text }
agreement-answer = { $question } { $answer }.
agreement-answer-yes = { $question } Yes.
agreement-answer-no = { $question } No.
agreement-answer-as-text = { $question } “{ $text }”.
agreement-answer-as-no-text = { $question } Nothing.

## What is wrong with rules that are sent

agreement-unknown-preset = There is no preset { $name }; { agreement-unknown-offer }
agreement-unknown-difference = There is no difference { $name }; { agreement-unknown-offer }
agreement-unknown-option = There is no option { $name }; { agreement-unknown-offer }
agreement-unknown-house-rule = There is no house rule { $name }; { agreement-unknown-offer }
agreement-unknown-parameter = There is no parameter { $name }; { agreement-unknown-offer }
agreement-unknown-offer = { $offer ->
    [similar] did you mean { $names }?
    [none] there is none.
   *[all] there is { $names }.
}
agreement-contradicting-parameters = It does not go together with { $parameter }. Leave one of the two out.
agreement-say-a-text = Say a line of text.
agreement-say-a-number = Say a whole number from { $least } to { $most }.
agreement-say-some-of = Say some of { $answers }.
agreement-say-one-of = Say one of { $answers }.
agreement-clash = It does not go together with { $rule }: { $reason }
agreement-conflict = These rules conflict: { $clash }.

## The sheet of rules

sheet-title = { $game }: { $title }
sheet-only-with = Only with { $articles }.
sheet-chosen = Some tables choose this. { $choice }
sheet-chosen-instead = Some tables choose this instead of "{ $standard }". { $choice }
sheet-choice-of-option = { $question } ({ $difference } { $option })
sheet-choice-of-house-rule = (house { $rule })
sheet-article-in-list = "{ $title }"
sheet-any-of = { $others } or { $last }
sheet-house-rules-count = Where a house rule says something else than an article, the house rule counts.
sheet-who-says-so = Who says so
sheet-article = { $text } ({ $sources })
sheet-source = { $source }: { $what }
