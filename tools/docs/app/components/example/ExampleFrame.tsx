import {
  Component,
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { BlocksHostProvider } from '@m30/blocks';
import { Button } from '@m30/ui-kit/button';
import { drawnPicture } from '@m30/ui-kit/testing';
import type { ExampleModel } from '../../../src/model/model.ts';
import { CodeBlock } from '../markdown/CodeBlock.tsx';
import { exampleOf } from './examples.ts';
import styles from './ExampleFrame.module.css';

export interface ExampleFrameProps {
  /** Folder of the package and address of the component. */
  part: string;
  example: ExampleModel;
  /** Address of the Storybook. */
  storybook: string;
}

/** One state, alive, with the module that draws it. */
export function ExampleFrame({ part, example, storybook }: ExampleFrameProps) {
  const { name, code, tone = 'surface', onDemand, story } = example;
  return (
    <figure className={styles.example} id={name}>
      <figcaption>
        <b>{name}</b>
        <a href={`${storybook}?path=/story/${story}`}>Storybook</a>
      </figcaption>
      {/* Links of examples lead through a site that is not this one. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div
        className={styles.ground}
        data-example
        data-tone={tone}
        lang="ru"
        onClick={stayHere}
        onSubmit={(event) => event.preventDefault()}
      >
        {onDemand ? <OnDemand part={part} name={name} /> : <Live part={part} name={name} />}
      </div>
      <details className={styles.code} data-code>
        <summary>Code</summary>
        <CodeBlock code={code} />
      </details>
    </figure>
  );
}

const stayHere = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
};

/** A static site has no media store. */
const HOST = { pictureUrl: drawnPicture };

interface LiveProps {
  part: string;
  name: string;
}

const known = new Map<string, ComponentType>();

/** One component an example, however often its page is opened. */
function componentOf(part: string, name: string): ComponentType {
  const key = `${part}/${name}`;
  const found = known.get(key) ?? lazy(async () => ({ default: await exampleOf(part, name) }));
  known.set(key, found);
  return found;
}

function Live({ part, name }: LiveProps) {
  const Example = componentOf(part, name);
  return (
    <Broken>
      <BlocksHostProvider host={HOST}>
        <Suspense>
          <Example />
        </Suspense>
      </BlocksHostProvider>
    </Broken>
  );
}

/** What covers the page, or takes the focus, comes by a button and goes by another press of it. */
function OnDemand({ part, name }: LiveProps) {
  const [times, setTimes] = useState(0);
  return (
    <>
      <Button variant="secondary" onClick={() => setTimes(times + 1)}>
        Показать
      </Button>
      {times > 0 && <Live key={times} part={part} name={name} />}
    </>
  );
}

/** An example that breaks leaves the page alone. */
class Broken extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError(error: Error) {
    return { error };
  }
  override render() {
    return this.state.error ? <p role="alert">{this.state.error.message}</p> : this.props.children;
  }
}
