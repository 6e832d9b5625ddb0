import { drawnPicture, type Example, type ExamplesMeta } from '@m30/ui-kit/testing';
import type { BlockExamples } from './define-block/define-block.ts';
import { BlocksHostProvider } from './host/BlocksHost.tsx';
import { registry } from './registry.ts';
import { parseBlocks } from './server.ts';
import { Blocks, type BlocksProps } from './Blocks.tsx';

const meta: ExamplesMeta<BlocksProps> = { title: 'Блоки/Все блоки', component: Blocks };
export default meta;

/** Stories have no media store. */
const host = { pictureUrl: drawnPicture };

/** One case of every block, so that a new block has its stories by being in the registry. */
function every(name: keyof BlockExamples<unknown>): Example<BlocksProps> {
  const blocks = registry.map(({ type, examples }) => ({ type, ...examples[name] }));
  return {
    args: { blocks: parseBlocks(blocks) },
    render: (args) => (
      <BlocksHostProvider host={host}>
        <Blocks {...args} />
      </BlocksHostProvider>
    ),
  };
}

export const Minimal: Example<BlocksProps> = every('minimal');
export const Full: Example<BlocksProps> = every('full');
export const Edge: Example<BlocksProps> = every('edge');
