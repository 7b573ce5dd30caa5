ALTER TABLE "tables" ADD COLUMN "hushed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "level" text;