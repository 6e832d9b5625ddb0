import { useState } from 'react';
import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Button } from '../button/Button.tsx';
import { LoadingBar, type LoadingBarProps } from './LoadingBar.tsx';
import { notes } from './LoadingBar.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<LoadingBarProps> = {
  title: 'Компоненты/LoadingBar',
  component: LoadingBar,
  args: { loading: true },
  parameters: {
    onDemand: true,
    docs: { description: { component: usageOf(notes) }, story: { inline: false, height: '120px' } },
  },
};
export default meta;

export const Loading: Example<LoadingBarProps> = {};
export const ByButton: Example<LoadingBarProps> = { render: (args) => <Switch {...args} /> };

function Switch(props: LoadingBarProps) {
  const [loading, setLoading] = useState(false);
  return (
    <>
      <LoadingBar {...props} loading={loading} />
      <Button variant="secondary" onClick={() => setLoading(!loading)}>
        {loading ? 'Закончить загрузку' : 'Начать загрузку'}
      </Button>
    </>
  );
}
