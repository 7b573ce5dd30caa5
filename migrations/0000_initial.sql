CREATE TABLE `bookmarks` (
	`table_id` text NOT NULL,
	`number` integer NOT NULL,
	`name` text NOT NULL,
	`seq` integer NOT NULL,
	`turn` integer NOT NULL,
	`by_user` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`table_id`, `number`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `chronicle` (
	`table_id` text NOT NULL,
	`line` integer NOT NULL,
	`seq` integer NOT NULL,
	`at` integer NOT NULL,
	`is_event` integer NOT NULL,
	`audience` text,
	`is_private` integer NOT NULL,
	`version` integer NOT NULL,
	`body` text NOT NULL,
	`link` blob NOT NULL,
	PRIMARY KEY(`table_id`, `line`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `chronicle_private` ON `chronicle` (`table_id`,`line`,`audience`) WHERE audience is not null;--> statement-breakpoint
CREATE TABLE `entries` (
	`table_id` text NOT NULL,
	`seq` integer NOT NULL,
	`seat` integer,
	`verb` text,
	`key` text,
	`sealed` integer,
	`quiet` integer,
	`rewound_to` integer,
	`seed` text,
	`link` blob NOT NULL,
	`by_user` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`table_id`, `seq`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
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
CREATE TABLE `guesses` (
	`table_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`seat` integer NOT NULL,
	`turn` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`table_id`, `user_id`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `leases` (
	`name` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`host` text NOT NULL,
	`pid` integer NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `memos` (
	`name` text PRIMARY KEY NOT NULL,
	`text` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `people` (
	`user_id` text PRIMARY KEY NOT NULL,
	`data` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `positions` (
	`table_id` text NOT NULL,
	`seq` integer NOT NULL,
	`turn` integer NOT NULL,
	`acted` text NOT NULL,
	`version` integer NOT NULL,
	`state` blob NOT NULL,
	PRIMARY KEY(`table_id`, `seq`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `private_notes` (
	`table_id` text NOT NULL,
	`user_id` text NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`table_id`, `user_id`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `sagas` (
	`server` text PRIMARY KEY NOT NULL,
	`room` text NOT NULL,
	`by_user` text NOT NULL,
	`since` integer NOT NULL,
	`up_to` integer NOT NULL,
	`trouble` text
);
--> statement-breakpoint
CREATE TABLE `seats` (
	`table_id` text NOT NULL,
	`seat` integer NOT NULL,
	`user_id` text,
	`name` text NOT NULL,
	`keeper` text DEFAULT 'player' NOT NULL,
	`back_at` integer,
	`offered` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`table_id`, `seat`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `seats_by_user` ON `seats` (`user_id`);--> statement-breakpoint
CREATE TABLE `shown` (
	`table_id` text NOT NULL,
	`kind` text NOT NULL,
	`target` text NOT NULL,
	`data` text NOT NULL,
	PRIMARY KEY(`table_id`, `kind`, `target`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
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
CREATE INDEX `summaries_by_server` ON `summaries` (`server`,`number`);--> statement-breakpoint
CREATE TABLE `tables` (
	`id` text PRIMARY KEY NOT NULL,
	`game` text NOT NULL,
	`preset` text NOT NULL,
	`options` text NOT NULL,
	`seed` text NOT NULL,
	`seal` text NOT NULL,
	`commitment` text,
	`secret` text,
	`brought` text,
	`experience` text,
	`host_seat` integer,
	`status` text NOT NULL,
	`server` text NOT NULL,
	`room` text NOT NULL,
	`host` text NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`shown_revision` integer DEFAULT -1 NOT NULL,
	`due_at` integer,
	`heard` integer DEFAULT 0 NOT NULL,
	`timing` text NOT NULL,
	`clocks` text,
	`pause` text,
	`motions` text,
	`called` text,
	`pictures` text DEFAULT 'wide' NOT NULL,
	`again` text,
	`watchers` text,
	`whispering` integer DEFAULT 0 NOT NULL,
	`archived_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_open_table_a_room` ON `tables` (`server`,`room`) WHERE status in ('lobby', 'playing');--> statement-breakpoint
CREATE INDEX `tables_by_status` ON `tables` (`status`,`game`);--> statement-breakpoint
CREATE INDEX `tables_by_host` ON `tables` (`host`,`status`);--> statement-breakpoint
CREATE INDEX `tables_ended` ON `tables` (`server`,`changed_at`,`id`) WHERE status in ('over', 'closed');--> statement-breakpoint
CREATE INDEX `tables_unfinished` ON `tables` (`id`) WHERE (status = 'playing' and due_at is not null or revision > shown_revision);--> statement-breakpoint
CREATE INDEX `tables_astray` ON `tables` (`server`,`room`) WHERE (typeof(server) <> 'text' or status not in ('lobby', 'over', 'closed', 'playing'));--> statement-breakpoint
CREATE TABLE `whispers` (
	`table_id` text NOT NULL,
	`number` integer NOT NULL,
	`at` integer NOT NULL,
	`from_seat` integer NOT NULL,
	`from_user` text NOT NULL,
	`from_name` text NOT NULL,
	`to_seat` integer NOT NULL,
	`to_user` text NOT NULL,
	`to_name` text NOT NULL,
	`text` text NOT NULL,
	`salt` text NOT NULL,
	PRIMARY KEY(`table_id`, `number`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
