CREATE TABLE "company_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picture_files" (
	"picture" text PRIMARY KEY NOT NULL,
	"upload" uuid NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"bytes" integer NOT NULL,
	"drawing" text,
	"author" text DEFAULT '' NOT NULL,
	"licence" text DEFAULT '' NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "picture_files_upload_unique" UNIQUE("upload"),
	CONSTRAINT "picture_files_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "price_changes" ALTER COLUMN "made_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "version" integer;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "focus_x" smallint;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "focus_y" smallint;--> statement-breakpoint
ALTER TABLE "price_changes" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "picture_files" ADD CONSTRAINT "picture_files_picture_pictures_id_fk" FOREIGN KEY ("picture") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_changes_end" ON "price_changes" USING btree ("ends_at") WHERE "price_changes"."ends_at" is not null;--> statement-breakpoint
CREATE TRIGGER "company_settings_changed" AFTER INSERT OR UPDATE OR DELETE ON "company_settings" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();--> statement-breakpoint
-- What a picture shows, and its files, stand on the pages that use it.
CREATE TRIGGER "pictures_changed" AFTER UPDATE ON "pictures" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();
