import { Blocks, type ParsedBlock } from '@m30/blocks';
import { Container } from '@m30/ui-kit/container';

export const Page = ({ blocks }: { blocks: readonly ParsedBlock[] }) => (
  <Container>
    <Blocks blocks={blocks} />
  </Container>
);
