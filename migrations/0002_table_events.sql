-- What happened to the table itself was called a note once, as what a player writes down still is.
UPDATE `chronicle`
SET `body` = json_object('kind', 'event', 'event', json_extract(`body`, '$.note'))
WHERE CASE WHEN json_valid(`body`) THEN json_extract(`body`, '$.kind') END = 'note';
