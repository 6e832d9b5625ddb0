CREATE TABLE "company_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER "company_settings_changed" AFTER INSERT OR UPDATE OR DELETE ON "company_settings" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();
