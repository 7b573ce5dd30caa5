ALTER TABLE `chronicle` ADD `link` blob;--> statement-breakpoint
ALTER TABLE `whispers` ADD `salt` text;