CREATE TABLE `people` (
	`user_id` text PRIMARY KEY NOT NULL,
	`data` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `seats` ADD `keeper` text DEFAULT 'player' NOT NULL;--> statement-breakpoint
ALTER TABLE `seats` ADD `back_at` integer;--> statement-breakpoint
ALTER TABLE `seats` ADD `offered` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `seats` SET `keeper` = 'defaults' WHERE `away`;--> statement-breakpoint
ALTER TABLE `seats` DROP COLUMN `away`;--> statement-breakpoint
ALTER TABLE `tables` ADD `timing` text;--> statement-breakpoint
ALTER TABLE `tables` ADD `clocks` text;--> statement-breakpoint
ALTER TABLE `tables` ADD `pause` text;--> statement-breakpoint
ALTER TABLE `tables` ADD `motions` text;