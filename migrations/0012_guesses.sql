CREATE TABLE `guesses` (
	`table_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`seat` integer NOT NULL,
	`turn` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`table_id`, `user_id`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `tables` ADD `again` text;