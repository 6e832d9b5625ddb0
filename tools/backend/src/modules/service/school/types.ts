/** A film of a lesson. */
export interface LessonVideo {
  title: string;
  src: string;
  /** Address of WebVTT captions. */
  captions?: string;
  /** Address of a picture. */
  poster?: string;
}

/** A question that checks a lesson. */
export interface LessonQuestion {
  id: string;
  text: string;
  options: { id: string; text: string }[];
  /** Id of the right option. */
  right: string;
  /** Why it is right: read after a check. */
  why: string;
}

/** Chosen options by the ids of the questions. */
export type LessonAnswers = Readonly<Record<string, string>>;
