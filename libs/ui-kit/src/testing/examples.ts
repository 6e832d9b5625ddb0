import type { ComponentType, ReactElement } from 'react';

/** What the conformance test expects of a component: it hands on `ref`, rest props and className. */
export type Conformance =
  | {
      /**
       * Selector of the element that takes `ref` and the rest props; className always lands on the root.
       * @default the root element
       */
      target?: string;
    }
  | {
      /** Why there is nothing to hand them on to. */
      exempt: string;
    };

/** Ground under an example. */
export type Tone = 'surface' | 'paper' | 'deep';

/** Default export of an examples file; Storybook reads the same object as its story metadata. */
export interface ExamplesMeta<Props> {
  /** Place in the catalogue of stories, «Компоненты/Button». */
  title: string;
  component: ComponentType<Props>;
  /** Props that every example begins with; they become the controls of the stories. */
  args?: Partial<Props>;
  parameters?: {
    /** @default the root takes everything */
    conformance?: Conformance;
    /** Ground of the stories where it is not the usual one. */
    tone?: Tone;
    /** It covers the page or takes the focus: a page of many examples shows it when asked. */
    onDemand?: boolean;
    /** No margin around the stories. */
    bleed?: boolean;
    docs?: {
      /** Markdown above the stories: what the notes of the component say, see `usageOf`. */
      description?: { component: string };
      /** A frame of its own for each story. */
      story?: { inline: boolean; height: string };
    };
  };
}

/** One named state of a component: a story, an SSR and hydration test and an axe test at once. */
export interface Example<Props> {
  args?: Partial<Props>;
  render?: (args: Props) => ReactElement;
  /** @default those of the file; what has `render` is not on demand: it has a button of its own */
  parameters?: { tone?: Tone; onDemand?: boolean };
}
