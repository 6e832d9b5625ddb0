CREATE TABLE "appointments" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"place" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"seat" smallint NOT NULL,
	"user_id" integer NOT NULL,
	"order_guid" uuid,
	"state" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "defects" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"order_guid" uuid NOT NULL,
	"act" smallint,
	"room" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"due_on" date,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "finish_choices" (
	"order_guid" uuid PRIMARY KEY NOT NULL,
	"variant" text NOT NULL,
	"area" double precision NOT NULL,
	"price" bigint NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "handovers" (
	"order_guid" uuid PRIMARY KEY NOT NULL,
	"ready_at" timestamp with time zone NOT NULL,
	"transfer_guid" uuid NOT NULL,
	"transfer_url" text,
	"signed_at" timestamp with time zone,
	"signed_by" text,
	"keys_at" timestamp with time zone,
	CONSTRAINT "handovers_transfer_guid_unique" UNIQUE("transfer_guid")
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "defects" ADD CONSTRAINT "defects_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finish_choices" ADD CONSTRAINT "finish_choices_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_seat" ON "appointments" USING btree ("kind","place","starts_at","seat") WHERE "appointments"."state" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "appointments_user" ON "appointments" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_order" ON "appointments" USING btree ("order_guid");--> statement-breakpoint
CREATE INDEX "appointments_booked" ON "appointments" USING btree ("starts_at") WHERE "appointments"."state" = 'booked';--> statement-breakpoint
CREATE INDEX "defects_order" ON "defects" USING btree ("order_guid");--> statement-breakpoint
CREATE INDEX "defects_state" ON "defects" USING btree ("state","sent_at");