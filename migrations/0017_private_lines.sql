ALTER TABLE `chronicle` ADD `is_private` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `chronicle` SET `is_private` = true WHERE `audience` IS NOT NULL;