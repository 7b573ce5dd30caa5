CREATE TABLE `whispers` (
	`table_id` text NOT NULL,
	`number` integer NOT NULL,
	`at` integer NOT NULL,
	`from_seat` integer NOT NULL,
	`from_user` text NOT NULL,
	`from_name` text NOT NULL,
	`to_seat` integer NOT NULL,
	`to_user` text NOT NULL,
	`to_name` text NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`table_id`, `number`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `tables` ADD `watchers` text;--> statement-breakpoint
ALTER TABLE `tables` ADD `whispering` integer DEFAULT 0 NOT NULL;