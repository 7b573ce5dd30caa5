ALTER TABLE "seats" ADD COLUMN "deputy_id" text collate "C";--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "loan" text;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "loan_due" bigint;--> statement-breakpoint
CREATE INDEX "seats_by_deputy" ON "seats" USING btree ("deputy_id") WHERE deputy_id is not null;