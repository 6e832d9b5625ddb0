-- Every process follows what is written to the catalogue, whoever writes it: the payload of
-- `lots_changed` is the key of a lot, or * where so many changed, or so much, that all is read anew.
CREATE FUNCTION "notify_lots_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM "changed") > 100 THEN
    PERFORM pg_notify('lots_changed', '*');
  ELSE
    PERFORM pg_notify('lots_changed', "guid"::text) FROM "changed";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "notify_catalogue_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('lots_changed', '*');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "lots_inserted" AFTER INSERT ON "lots" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "notify_lots_changed"();--> statement-breakpoint
CREATE TRIGGER "lots_updated" AFTER UPDATE ON "lots" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "notify_lots_changed"();--> statement-breakpoint
CREATE TRIGGER "lots_deleted" AFTER DELETE ON "lots" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "notify_lots_changed"();--> statement-breakpoint
CREATE TRIGGER "complexes_changed" AFTER INSERT OR UPDATE OR DELETE ON "complexes" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "buildings_changed" AFTER INSERT OR UPDATE OR DELETE ON "buildings" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "sections_changed" AFTER INSERT OR UPDATE OR DELETE ON "sections" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "plans_changed" AFTER INSERT OR UPDATE OR DELETE ON "plans" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "mortgage_programmes_changed" AFTER INSERT OR UPDATE OR DELETE ON "mortgage_programmes" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();
