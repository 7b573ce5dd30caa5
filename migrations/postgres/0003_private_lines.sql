ALTER TABLE "chronicle" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "chronicle" SET "is_private" = true WHERE "audience" IS NOT NULL;