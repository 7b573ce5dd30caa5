ALTER TABLE `seats` ADD `deputy_id` text;--> statement-breakpoint
ALTER TABLE `seats` ADD `loan` text;--> statement-breakpoint
ALTER TABLE `seats` ADD `loan_due` integer;--> statement-breakpoint
CREATE INDEX `seats_by_deputy` ON `seats` (`deputy_id`) WHERE deputy_id is not null;