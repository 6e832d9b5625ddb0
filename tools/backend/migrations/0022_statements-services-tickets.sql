CREATE TABLE "service_offers" (
	"service_id" text PRIMARY KEY NOT NULL,
	"price_from" bigint,
	"price_note" text NOT NULL,
	"choices" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_requests" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"id" serial NOT NULL,
	"user_id" integer NOT NULL,
	"service_id" text NOT NULL,
	"service_name" text NOT NULL,
	"order_guid" uuid,
	"choice" text NOT NULL,
	"comment" text NOT NULL,
	"wished_on" date NOT NULL,
	"state" text NOT NULL,
	"planned_on" date,
	"price" bigint,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_requests_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"id" serial NOT NULL,
	"user_id" integer NOT NULL,
	"order_guid" uuid,
	"template" text NOT NULL,
	"answers" jsonb NOT NULL,
	"state" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	CONSTRAINT "statements_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "support_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_messages" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"ticket_guid" uuid NOT NULL,
	"staff" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"id" serial NOT NULL,
	"user_id" integer NOT NULL,
	"topic" text NOT NULL,
	"title" text NOT NULL,
	"order_guid" uuid,
	"state" text NOT NULL,
	"unread" boolean DEFAULT false NOT NULL,
	"answer_by" timestamp with time zone,
	"rating" smallint,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tickets_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "service_offers" ADD CONSTRAINT "service_offers_service_id_service_sections_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."service_sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_guid_tickets_guid_fk" FOREIGN KEY ("ticket_guid") REFERENCES "public"."tickets"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_order_guid_orders_guid_fk" FOREIGN KEY ("order_guid") REFERENCES "public"."orders"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_requests_user" ON "service_requests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "service_requests_state" ON "service_requests" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "statements_user" ON "statements" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "statements_state" ON "statements" USING btree ("state","answer_by");--> statement-breakpoint
CREATE INDEX "ticket_messages_ticket" ON "ticket_messages" USING btree ("ticket_guid","created_at");--> statement-breakpoint
CREATE INDEX "tickets_user" ON "tickets" USING btree ("user_id","changed_at");--> statement-breakpoint
CREATE INDEX "tickets_state" ON "tickets" USING btree ("state","answer_by");--> statement-breakpoint
CREATE INDEX "leads_campaign" ON "leads" USING btree (("marketing"->>'utm_campaign'));