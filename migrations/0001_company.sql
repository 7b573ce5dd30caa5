ALTER TABLE `tables` ADD `hushed` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `tables` ADD `level` text;