-- Every process follows what is written to the content, whoever writes it.
CREATE FUNCTION "notify_content_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', '*');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "templates_changed" AFTER INSERT OR UPDATE OR DELETE ON "templates" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();--> statement-breakpoint
CREATE TRIGGER "offices_changed" AFTER INSERT OR UPDATE OR DELETE ON "offices" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();--> statement-breakpoint
CREATE TRIGGER "news_changed" AFTER INSERT OR UPDATE OR DELETE ON "news" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();--> statement-breakpoint
CREATE TRIGGER "promos_changed" AFTER INSERT OR UPDATE OR DELETE ON "promos" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();--> statement-breakpoint
CREATE TRIGGER "pages_changed" AFTER INSERT OR UPDATE OR DELETE ON "pages" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();--> statement-breakpoint
CREATE TRIGGER "redirects_changed" AFTER INSERT OR UPDATE OR DELETE ON "redirects" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();--> statement-breakpoint
CREATE TRIGGER "vacancies_changed" AFTER INSERT OR UPDATE OR DELETE ON "vacancies" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();--> statement-breakpoint
CREATE TRIGGER "service_sections_changed" AFTER INSERT OR UPDATE OR DELETE ON "service_sections" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();--> statement-breakpoint
-- A new review waits for the staff: what they decide is told, to the pages of the complexes as well.
CREATE TRIGGER "reviews_decided" AFTER UPDATE OR DELETE ON "reviews" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();--> statement-breakpoint
CREATE TRIGGER "complex_reviews_decided" AFTER UPDATE OR DELETE ON "reviews" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();
