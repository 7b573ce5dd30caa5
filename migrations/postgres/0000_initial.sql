CREATE TABLE "bookmarks" (
	"table_id" text collate "C" NOT NULL,
	"number" bigint NOT NULL,
	"name" text NOT NULL,
	"seq" bigint NOT NULL,
	"turn" bigint NOT NULL,
	"by_user" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "bookmarks_table_id_number_pk" PRIMARY KEY("table_id","number")
);
--> statement-breakpoint
CREATE TABLE "chronicle" (
	"table_id" text collate "C" NOT NULL,
	"line" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"at" bigint NOT NULL,
	"is_event" boolean NOT NULL,
	"audience" text,
	"is_private" boolean NOT NULL,
	"version" integer NOT NULL,
	"body" text NOT NULL,
	"link" "bytea" NOT NULL,
	CONSTRAINT "chronicle_table_id_line_pk" PRIMARY KEY("table_id","line")
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"table_id" text collate "C" NOT NULL,
	"seq" bigint NOT NULL,
	"seat" integer,
	"verb" text,
	"key" text,
	"sealed" boolean,
	"quiet" boolean,
	"rewound_to" bigint,
	"seed" text,
	"link" "bytea" NOT NULL,
	"by_user" text,
	"at" bigint NOT NULL,
	CONSTRAINT "entries_table_id_seq_pk" PRIMARY KEY("table_id","seq")
);
--> statement-breakpoint
CREATE TABLE "faults" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"table_id" text collate "C" NOT NULL,
	"at" bigint NOT NULL,
	"error" text NOT NULL,
	"details" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guesses" (
	"table_id" text collate "C" NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"name" text NOT NULL,
	"seat" integer NOT NULL,
	"turn" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "guesses_table_id_user_id_pk" PRIMARY KEY("table_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "leases" (
	"name" text collate "C" PRIMARY KEY NOT NULL,
	"holder" text collate "C" NOT NULL,
	"host" text NOT NULL,
	"pid" integer NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memos" (
	"name" text collate "C" PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people" (
	"user_id" text collate "C" PRIMARY KEY NOT NULL,
	"data" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "positions" (
	"table_id" text collate "C" NOT NULL,
	"seq" bigint NOT NULL,
	"turn" bigint NOT NULL,
	"acted" text NOT NULL,
	"version" integer NOT NULL,
	"state" "bytea" NOT NULL,
	CONSTRAINT "positions_table_id_seq_pk" PRIMARY KEY("table_id","seq")
);
--> statement-breakpoint
CREATE TABLE "private_notes" (
	"table_id" text collate "C" NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "private_notes_table_id_user_id_pk" PRIMARY KEY("table_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "sagas" (
	"server" text collate "C" PRIMARY KEY NOT NULL,
	"room" text NOT NULL,
	"by_user" text NOT NULL,
	"since" bigint NOT NULL,
	"up_to" bigint NOT NULL,
	"trouble" text
);
--> statement-breakpoint
CREATE TABLE "seats" (
	"table_id" text collate "C" NOT NULL,
	"seat" integer NOT NULL,
	"user_id" text collate "C",
	"name" text NOT NULL,
	"keeper" text DEFAULT 'player' NOT NULL,
	"back_at" bigint,
	"offered" boolean DEFAULT false NOT NULL,
	CONSTRAINT "seats_table_id_seat_pk" PRIMARY KEY("table_id","seat")
);
--> statement-breakpoint
CREATE TABLE "shown" (
	"table_id" text collate "C" NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"data" text NOT NULL,
	CONSTRAINT "shown_table_id_kind_target_pk" PRIMARY KEY("table_id","kind","target")
);
--> statement-breakpoint
CREATE TABLE "summaries" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"table_id" text collate "C" NOT NULL,
	"server" text collate "C" NOT NULL,
	"game" text NOT NULL,
	"ended_at" bigint NOT NULL,
	"version" integer NOT NULL,
	"revision" bigint NOT NULL,
	"data" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tables" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"game" text NOT NULL,
	"preset" text NOT NULL,
	"options" text NOT NULL,
	"seed" text NOT NULL,
	"seal" text NOT NULL,
	"commitment" text,
	"secret" text,
	"brought" text,
	"experience" text,
	"host_seat" integer,
	"status" text NOT NULL,
	"server" text collate "C" NOT NULL,
	"room" text NOT NULL,
	"host" text NOT NULL,
	"created_at" bigint NOT NULL,
	"changed_at" bigint NOT NULL,
	"revision" bigint DEFAULT 0 NOT NULL,
	"shown_revision" bigint DEFAULT -1 NOT NULL,
	"due_at" bigint,
	"heard" bigint DEFAULT 0 NOT NULL,
	"timing" text NOT NULL,
	"clocks" text,
	"pause" text,
	"motions" text,
	"called" text,
	"pictures" text DEFAULT 'wide' NOT NULL,
	"again" text,
	"watchers" text,
	"whispering" integer DEFAULT 0 NOT NULL,
	"archived_at" bigint
);
--> statement-breakpoint
CREATE TABLE "whispers" (
	"table_id" text collate "C" NOT NULL,
	"number" bigint NOT NULL,
	"at" bigint NOT NULL,
	"from_seat" integer NOT NULL,
	"from_user" text NOT NULL,
	"from_name" text NOT NULL,
	"to_seat" integer NOT NULL,
	"to_user" text NOT NULL,
	"to_name" text NOT NULL,
	"text" text NOT NULL,
	"salt" text NOT NULL,
	CONSTRAINT "whispers_table_id_number_pk" PRIMARY KEY("table_id","number")
);
--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chronicle" ADD CONSTRAINT "chronicle_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faults" ADD CONSTRAINT "faults_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guesses" ADD CONSTRAINT "guesses_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_notes" ADD CONSTRAINT "private_notes_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shown" ADD CONSTRAINT "shown_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summaries" ADD CONSTRAINT "summaries_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whispers" ADD CONSTRAINT "whispers_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chronicle_private" ON "chronicle" USING btree ("table_id","line","audience") WHERE audience is not null;--> statement-breakpoint
CREATE INDEX "faults_by_table" ON "faults" USING btree ("table_id");--> statement-breakpoint
CREATE INDEX "seats_by_user" ON "seats" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_summary_a_table" ON "summaries" USING btree ("table_id");--> statement-breakpoint
CREATE INDEX "summaries_by_server" ON "summaries" USING btree ("server","number");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_table_a_room" ON "tables" USING btree ("server","room") WHERE status in ('lobby', 'playing');--> statement-breakpoint
CREATE INDEX "tables_by_status" ON "tables" USING btree ("status","game");--> statement-breakpoint
CREATE INDEX "tables_by_host" ON "tables" USING btree ("host","status");--> statement-breakpoint
CREATE INDEX "tables_ended" ON "tables" USING btree ("server","changed_at","id") WHERE status in ('over', 'closed');--> statement-breakpoint
CREATE INDEX "tables_unfinished" ON "tables" USING btree ("id") WHERE (status = 'playing' and due_at is not null or revision > shown_revision);