import { describeSearchEngine } from '../../search-engine.contract.ts';
import { openEmbeddedEngine } from './embedded-engine.ts';

describeSearchEngine('The embedded engine', () => openEmbeddedEngine());
