ALTER TABLE `tables` RENAME COLUMN "length" TO "preset";--> statement-breakpoint
ALTER TABLE `tables` ADD `options` text;