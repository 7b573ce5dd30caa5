CREATE TABLE `private_notes` (
	`table_id` text NOT NULL,
	`user_id` text NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`table_id`, `user_id`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
