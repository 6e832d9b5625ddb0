CREATE TABLE "daily_counters" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"mark" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_counters_day_kind_name_mark_pk" PRIMARY KEY("day","kind","name","mark")
);
