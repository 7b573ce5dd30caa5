ALTER TABLE "chronicle" ADD COLUMN "link" "bytea";--> statement-breakpoint
ALTER TABLE "whispers" ADD COLUMN "salt" text;