CREATE TABLE `bookmarks` (
	`table_id` text NOT NULL,
	`number` integer NOT NULL,
	`name` text NOT NULL,
	`seq` integer NOT NULL,
	`turn` integer NOT NULL,
	`by_user` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`table_id`, `number`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `tables` ADD `archived_at` integer;