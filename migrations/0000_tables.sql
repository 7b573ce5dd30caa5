CREATE TABLE `chronicle` (
	`table_id` text NOT NULL,
	`line` integer NOT NULL,
	`seq` integer NOT NULL,
	`at` integer NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`table_id`, `line`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `entries` (
	`table_id` text NOT NULL,
	`seq` integer NOT NULL,
	`kind` text NOT NULL,
	`seat` integer,
	`verb` text,
	`key` text,
	`sealed` integer,
	`rewound_to` integer,
	`seed` text,
	`by_user` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`table_id`, `seq`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `faults` (
	`id` text PRIMARY KEY NOT NULL,
	`table_id` text NOT NULL,
	`at` integer NOT NULL,
	`error` text NOT NULL,
	`details` text NOT NULL,
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `faults_by_table` ON `faults` (`table_id`);--> statement-breakpoint
CREATE TABLE `seats` (
	`table_id` text NOT NULL,
	`seat` integer NOT NULL,
	`user_id` text,
	`name` text NOT NULL,
	`away` integer NOT NULL,
	PRIMARY KEY(`table_id`, `seat`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `seats_by_user` ON `seats` (`user_id`);--> statement-breakpoint
CREATE TABLE `shown` (
	`table_id` text NOT NULL,
	`kind` text NOT NULL,
	`target` text NOT NULL,
	`data` text NOT NULL,
	PRIMARY KEY(`table_id`, `kind`, `target`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `snapshots` (
	`table_id` text NOT NULL,
	`seq` integer NOT NULL,
	`version` integer NOT NULL,
	`state` text NOT NULL,
	PRIMARY KEY(`table_id`, `seq`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `tables` (
	`id` text PRIMARY KEY NOT NULL,
	`game` text NOT NULL,
	`length` text NOT NULL,
	`seed` text NOT NULL,
	`status` text NOT NULL,
	`server` text NOT NULL,
	`room` text NOT NULL,
	`host` text NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_open_table_a_room` ON `tables` (`server`,`room`) WHERE status in ('lobby', 'playing');--> statement-breakpoint
CREATE INDEX `tables_by_status` ON `tables` (`status`,`game`);