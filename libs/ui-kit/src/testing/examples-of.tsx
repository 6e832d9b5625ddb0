import type { ComponentType, ReactElement } from 'react';
import type { Conformance, ExamplesMeta, Tone } from './examples.ts';

/** An example ready to render. */
export interface NamedExample {
  name: string;
  element: ReactElement;
  /** Ground that it needs, where it is not the usual one. */
  tone?: Tone | undefined;
  /**
   * Present where the example covers the page or takes the focus: draws it when asked, and calls back
   * when the visitor closes it.
   */
  onDemand?: ((onClose: () => void) => ReactElement) | undefined;
}

/** One examples file, read. */
export interface ExamplesFile {
  title: string;
  /** Markdown: what is worth knowing, which keys do what. */
  description: string | undefined;
  /** The examples want the full width, without a margin. */
  bleed: boolean;
  examples: NamedExample[];
  /** What the component promises about its root. */
  conformance: Conformance;
  /** The first example with further props. */
  probe: (props: Record<string, unknown>) => ReactElement;
}

type Props = Record<string, unknown>;
interface LooseExample {
  /** Words in place of the export's name. */
  name?: string;
  args?: Props;
  render?: (args: Props) => ReactElement;
  parameters?: { tone?: Tone; onDemand?: boolean };
}
interface LooseMeta {
  title: string;
  component: ComponentType<Props>;
  args?: Props;
  parameters?: Pick<
    NonNullable<ExamplesMeta<Props>['parameters']>,
    'conformance' | 'tone' | 'bleed' | 'onDemand' | 'docs'
  >;
}

/** Reads the module of a `*.examples.tsx` file as `import.meta.glob` gives it. */
export function examplesOf(module: unknown): ExamplesFile {
  const { default: meta, ...named } = module as { default: LooseMeta } & Record<
    string,
    LooseExample
  >;
  const { component: Component, args } = meta;
  const element = (example: LooseExample, further?: Props) => {
    const props = { ...args, ...example.args, ...further };
    // As a component, so that an example may use hooks.
    const Render = example.render ?? Component;
    return <Render {...props} />;
  };
  const describeExample = ([name, example]: [string, LooseExample]): NamedExample => ({
    name: example.name ?? name,
    element: element(example),
    tone: example.parameters?.tone ?? meta.parameters?.tone,
    // One that is opened by a button of its own has `render`.
    onDemand:
      (example.parameters?.onDemand ?? (meta.parameters?.onDemand && !example.render))
        ? (onClose) => element(example, 'onClose' in (args ?? {}) ? { onClose } : {})
        : undefined,
  });
  return {
    title: meta.title,
    description: meta.parameters?.docs?.description?.component,
    bleed: meta.parameters?.bleed === true,
    conformance: meta.parameters?.conformance ?? {},
    examples: Object.entries(named).map(describeExample),
    probe: (props) => <Component {...args} {...Object.values(named)[0]?.args} {...props} />,
  };
}
