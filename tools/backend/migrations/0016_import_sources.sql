CREATE TABLE "import_runs" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"source_guid" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"outcome" text NOT NULL,
	"file" text,
	"digest" text,
	"message" text DEFAULT '' NOT NULL,
	"report" jsonb,
	"import_guid" uuid
);
--> statement-breakpoint
CREATE TABLE "import_sources" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"every" text NOT NULL,
	"hour" smallint NOT NULL,
	"self_apply" boolean NOT NULL,
	"close_gone" boolean NOT NULL,
	"due_at" timestamp with time zone,
	"busy_until" timestamp with time zone,
	"seen" jsonb,
	"growing" jsonb
);
--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_source_guid_import_sources_guid_fk" FOREIGN KEY ("source_guid") REFERENCES "public"."import_sources"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_runs_source" ON "import_runs" USING btree ("source_guid","at");