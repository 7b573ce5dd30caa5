CREATE TABLE `leases` (
	`name` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`host` text NOT NULL,
	`pid` integer NOT NULL,
	`until` integer NOT NULL
);
