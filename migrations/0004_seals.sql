ALTER TABLE `entries` ADD `link` text;--> statement-breakpoint
ALTER TABLE `tables` ADD `seal` text DEFAULT 'before' NOT NULL;--> statement-breakpoint
ALTER TABLE `tables` ADD `commitment` text;--> statement-breakpoint
ALTER TABLE `tables` ADD `secret` text;--> statement-breakpoint
ALTER TABLE `tables` ADD `brought` text;--> statement-breakpoint
ALTER TABLE `tables` ADD `experience` text;