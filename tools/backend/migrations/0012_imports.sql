CREATE TABLE "imports" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"file" text NOT NULL,
	"digest" text NOT NULL,
	"lots" integer NOT NULL,
	"differences" jsonb NOT NULL
);
