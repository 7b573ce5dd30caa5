CREATE TABLE "leases" (
	"name" text collate "C" PRIMARY KEY NOT NULL,
	"holder" text collate "C" NOT NULL,
	"host" text NOT NULL,
	"pid" integer NOT NULL,
	"until" bigint NOT NULL
);
