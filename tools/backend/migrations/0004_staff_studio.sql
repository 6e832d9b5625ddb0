CREATE TABLE "lead_notes" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"lead_guid" uuid NOT NULL,
	"author_id" integer,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_work" (
	"lead_guid" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"responsible_id" integer,
	"next_step" text DEFAULT '' NOT NULL,
	"due_at" timestamp with time zone,
	"answered_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_audit" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"person_id" integer,
	"method" text NOT NULL,
	"summary" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"last_name" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"person_id" integer,
	"invited_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_invitations_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" integer NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_people" (
	"id" serial PRIMARY KEY NOT NULL,
	"guid" uuid NOT NULL,
	"email" text NOT NULL,
	"last_name" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text,
	"totp_secret" text,
	"totp_step" bigint DEFAULT 0 NOT NULL,
	"restricted_at" timestamp with time zone,
	"restricted_reason" text,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone,
	CONSTRAINT "staff_people_guid_unique" UNIQUE("guid")
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"person_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"guid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"person_id" integer NOT NULL,
	"stage" text NOT NULL,
	"challenge" text,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_sessions_guid_unique" UNIQUE("guid")
);
--> statement-breakpoint
CREATE TABLE "staff_approvals" (
	"guid" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" uuid NOT NULL,
	"title" text NOT NULL,
	"wish" jsonb NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"asked_by" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"decision" text
);
--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_lead_guid_leads_guid_fk" FOREIGN KEY ("lead_guid") REFERENCES "public"."leads"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_author_id_staff_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."staff_people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_work" ADD CONSTRAINT "lead_work_lead_guid_leads_guid_fk" FOREIGN KEY ("lead_guid") REFERENCES "public"."leads"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_work" ADD CONSTRAINT "lead_work_responsible_id_staff_people_id_fk" FOREIGN KEY ("responsible_id") REFERENCES "public"."staff_people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_audit" ADD CONSTRAINT "staff_audit_person_id_staff_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."staff_people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_person_id_staff_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."staff_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_staff_people_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."staff_people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkeys" ADD CONSTRAINT "staff_passkeys_person_id_staff_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."staff_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_person_id_staff_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."staff_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_person_id_staff_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."staff_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_approvals" ADD CONSTRAINT "staff_approvals_asked_by_staff_people_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."staff_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_approvals" ADD CONSTRAINT "staff_approvals_decided_by_staff_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_notes_lead" ON "lead_notes" USING btree ("lead_guid","at");--> statement-breakpoint
CREATE INDEX "lead_work_status" ON "lead_work" USING btree ("status");--> statement-breakpoint
CREATE INDEX "lead_work_responsible" ON "lead_work" USING btree ("responsible_id");--> statement-breakpoint
CREATE INDEX "lead_work_due" ON "lead_work" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "staff_audit_time" ON "staff_audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "staff_audit_subject" ON "staff_audit" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "staff_audit_person" ON "staff_audit" USING btree ("person_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitations_email" ON "staff_invitations" USING btree (lower("email")) WHERE "staff_invitations"."kind" <> 'first';--> statement-breakpoint
CREATE INDEX "staff_passkeys_person" ON "staff_passkeys" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_people_email" ON "staff_people" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "staff_recovery_codes_person" ON "staff_recovery_codes" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_person" ON "staff_sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_expiry" ON "staff_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_approvals_waiting" ON "staff_approvals" USING btree ("kind","subject") WHERE "staff_approvals"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "staff_approvals_time" ON "staff_approvals" USING btree ("asked_at");