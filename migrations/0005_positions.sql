CREATE TABLE `memos` (
	`name` text PRIMARY KEY NOT NULL,
	`text` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `positions` (
	`table_id` text NOT NULL,
	`seq` integer NOT NULL,
	`turn` integer NOT NULL,
	`acted` text NOT NULL,
	`version` integer NOT NULL,
	`state` blob NOT NULL,
	PRIMARY KEY(`table_id`, `seq`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `__new_seats` (
	`table_id` text NOT NULL,
	`seat` integer NOT NULL,
	`user_id` text,
	`name` text NOT NULL,
	`away` integer NOT NULL,
	PRIMARY KEY(`table_id`, `seat`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_seats` SELECT `table_id`, `seat`, `user_id`, `name`, `away` FROM `seats` ORDER BY `table_id`, `seat`;--> statement-breakpoint
DROP TABLE `seats`;--> statement-breakpoint
ALTER TABLE `__new_seats` RENAME TO `seats`;--> statement-breakpoint
CREATE INDEX `seats_by_user` ON `seats` (`user_id`);--> statement-breakpoint
CREATE TABLE `__new_shown` (
	`table_id` text NOT NULL,
	`kind` text NOT NULL,
	`target` text NOT NULL,
	`data` text NOT NULL,
	PRIMARY KEY(`table_id`, `kind`, `target`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_shown` SELECT `table_id`, `kind`, `target`, `data` FROM `shown` ORDER BY `table_id`, `kind`, `target`;--> statement-breakpoint
DROP TABLE `shown`;--> statement-breakpoint
ALTER TABLE `__new_shown` RENAME TO `shown`;--> statement-breakpoint
CREATE TABLE `__new_entries` (
	`table_id` text NOT NULL,
	`seq` integer NOT NULL,
	`seat` integer,
	`verb` text,
	`key` text,
	`sealed` integer,
	`quiet` integer,
	`rewound_to` integer,
	`seed` text,
	`link` blob,
	`by_user` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`table_id`, `seq`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
-- A line is a rewind if it says where to, and an answer if it does not; what was neither stays unreadable.
INSERT INTO `__new_entries`
SELECT `table_id`, `seq`, `seat`, `verb`, `key`, `sealed`, `quiet`,
	CASE `kind` WHEN 'answer' THEN NULL WHEN 'rewind' THEN coalesce(`rewound_to`, -1) ELSE -1 END,
	`seed`, unhex(`link`), `by_user`, `at`
FROM `entries` ORDER BY `table_id`, `seq`;--> statement-breakpoint
DROP TABLE `entries`;--> statement-breakpoint
ALTER TABLE `__new_entries` RENAME TO `entries`;--> statement-breakpoint
CREATE TABLE `__new_chronicle` (
	`table_id` text NOT NULL,
	`line` integer NOT NULL,
	`seq` integer NOT NULL,
	`at` integer NOT NULL,
	`is_event` integer NOT NULL,
	`audience` text,
	`body` text NOT NULL,
	PRIMARY KEY(`table_id`, `line`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
-- What cannot be read stays as it is, and is for nobody.
INSERT INTO `__new_chronicle`
SELECT `table_id`, `line`, `seq`, `at`, `kind` = 'event',
	CASE WHEN `kind` = 'event' OR `kind` = 'fact' AND `to` = 'all' THEN NULL WHEN `kind` = 'fact' THEN `to` ELSE '?' END,
	CASE `kind` WHEN 'event' THEN json_extract(`body`, '$.event') WHEN 'fact' THEN json_extract(`body`, '$.fact') ELSE `body` END
FROM (
	SELECT *,
		CASE
			WHEN NOT json_valid(`body`) THEN ''
			WHEN json_extract(`body`, '$.kind') = 'event' AND json_type(`body`, '$.event') = 'object' THEN 'event'
			WHEN json_extract(`body`, '$.kind') = 'fact' AND json_type(`body`, '$.fact') = 'object'
				AND (json_extract(`body`, '$.to') = 'all' OR json_type(`body`, '$.to') = 'array') THEN 'fact'
			ELSE '' END AS `kind`,
		CASE WHEN json_valid(`body`) THEN json_extract(`body`, '$.to') END AS `to`
	FROM `chronicle`
) ORDER BY `table_id`, `line`;--> statement-breakpoint
DROP TABLE `chronicle`;--> statement-breakpoint
ALTER TABLE `__new_chronicle` RENAME TO `chronicle`;--> statement-breakpoint
CREATE INDEX `chronicle_private` ON `chronicle` (`table_id`,`line`,`audience`) WHERE audience is not null;--> statement-breakpoint
ALTER TABLE `tables` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `tables` ADD `shown_revision` integer DEFAULT -1 NOT NULL;--> statement-breakpoint
ALTER TABLE `tables` ADD `due_at` integer;--> statement-breakpoint
ALTER TABLE `tables` ADD `heard` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- All tables count as shown. Those that may go on by themselves are looked at once.
UPDATE `tables` SET
	`shown_revision` = 0,
	`due_at` = CASE WHEN `status` = 'playing' AND EXISTS (
		SELECT 1 FROM `seats` WHERE `table_id` = `tables`.`id` AND (`user_id` IS NULL OR `away`)
	) THEN 0 END,
	`heard` = coalesce((
		SELECT `line` FROM `chronicle` WHERE `table_id` = `tables`.`id` AND NOT `is_event` AND `audience` IS NULL
		ORDER BY `line` DESC LIMIT 1
	), 0);--> statement-breakpoint
CREATE INDEX `tables_by_host` ON `tables` (`host`,`status`);--> statement-breakpoint
CREATE INDEX `tables_ended` ON `tables` (`server`,`changed_at`,`id`) WHERE status in ('over', 'closed');--> statement-breakpoint
CREATE INDEX `tables_unfinished` ON `tables` (`id`) WHERE (status = 'playing' and due_at is not null or revision > shown_revision);--> statement-breakpoint
CREATE INDEX `__rewinds` ON `entries` (`table_id`, `seq`, `rewound_to`) WHERE rewound_to IS NOT NULL;--> statement-breakpoint
-- Of the snapshots that no rewind has taken back, the first stays and the last two; of a game that is over, the last.
INSERT INTO `positions`
SELECT `s`.`table_id`, `s`.`seq`, `on_log`.`turn`,
	(SELECT json_group_array(`n`) FROM (
		SELECT (SELECT count(*) FROM `entries` WHERE `table_id` = `s`.`table_id` AND `seat` = `seated`.`seat` AND `seq` <= `s`.`seq`) AS `n`
		FROM `seats` AS `seated` WHERE `seated`.`table_id` = `s`.`table_id` ORDER BY `seated`.`seat`
	)),
	`s`.`version`, `s`.`state`
FROM (
	SELECT `table_id`, `seq`,
		row_number() OVER (PARTITION BY `table_id` ORDER BY `seq`) AS `turn`,
		row_number() OVER (PARTITION BY `table_id` ORDER BY `seq` DESC) AS `back`
	FROM `snapshots` WHERE NOT EXISTS (
		SELECT 1 FROM `entries` WHERE `rewound_to` IS NOT NULL AND `entries`.`table_id` = `snapshots`.`table_id`
			AND `entries`.`seq` > `snapshots`.`seq` AND `rewound_to` < `snapshots`.`seq`
	)
) AS `on_log`
JOIN `snapshots` AS `s` ON `s`.`table_id` = `on_log`.`table_id` AND `s`.`seq` = `on_log`.`seq`
JOIN `tables` ON `tables`.`id` = `s`.`table_id`
WHERE `s`.`seq` = 0 OR `back` <= iif(`tables`.`status` = 'over', 1, 2);--> statement-breakpoint
DROP INDEX `__rewinds`;--> statement-breakpoint
DROP TABLE `snapshots`;
