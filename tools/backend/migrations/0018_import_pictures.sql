CREATE TABLE "import_pictures" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"target_kind" text NOT NULL,
	"target" text NOT NULL,
	"position" smallint NOT NULL,
	"state" text NOT NULL,
	"failures" smallint NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"reason" text,
	"picture" text,
	CONSTRAINT "import_pictures_once" UNIQUE("target_kind","target","url")
);
--> statement-breakpoint
ALTER TABLE "import_pictures" ADD CONSTRAINT "import_pictures_picture_pictures_id_fk" FOREIGN KEY ("picture") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_pictures_due" ON "import_pictures" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "import_pictures_url" ON "import_pictures" USING btree ("url");