CREATE TABLE `sagas` (
	`server` text PRIMARY KEY NOT NULL,
	`room` text NOT NULL,
	`by_user` text NOT NULL,
	`since` integer NOT NULL,
	`up_to` integer NOT NULL,
	`trouble` text
);
--> statement-breakpoint
CREATE TABLE `summaries` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`table_id` text NOT NULL,
	`server` text NOT NULL,
	`game` text NOT NULL,
	`ended_at` integer NOT NULL,
	`version` integer NOT NULL,
	`revision` integer NOT NULL,
	`data` text NOT NULL,
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_summary_a_table` ON `summaries` (`table_id`);--> statement-breakpoint
CREATE INDEX `summaries_by_server` ON `summaries` (`server`,`number`);