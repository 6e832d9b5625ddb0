CREATE TABLE "price_changes" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"reason" text NOT NULL,
	"lots" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" integer NOT NULL,
	"confirmed_by" integer,
	"undoes" uuid
);
--> statement-breakpoint
CREATE TABLE "page_drafts" (
	"path" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"path" text NOT NULL,
	"number" integer NOT NULL,
	"body" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" integer,
	CONSTRAINT "page_versions_path_number_pk" PRIMARY KEY("path","number")
);
--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_made_by_staff_people_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."staff_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_confirmed_by_staff_people_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."staff_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_drafts" ADD CONSTRAINT "page_drafts_path_pages_path_fk" FOREIGN KEY ("path") REFERENCES "public"."pages"("path") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_drafts" ADD CONSTRAINT "page_drafts_saved_by_staff_people_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."staff_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_path_pages_path_fk" FOREIGN KEY ("path") REFERENCES "public"."pages"("path") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_published_by_staff_people_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."staff_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "price_changes_undoes" ON "price_changes" USING btree ("undoes");--> statement-breakpoint
CREATE INDEX "price_changes_time" ON "price_changes" USING btree ("made_at");