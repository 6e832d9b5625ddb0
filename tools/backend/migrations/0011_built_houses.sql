CREATE TABLE "built_houses" (
	"id" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"begun_on" date NOT NULL,
	"done" jsonb NOT NULL,
	"promised_year" smallint NOT NULL,
	"promised_quarter" smallint NOT NULL,
	"keys_on" date NOT NULL
);
