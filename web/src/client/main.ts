import { enhancePrintButtons } from './print-button.ts';
import { enhanceChoices } from './submit-on-change.ts';
import { enhanceSearchBoxes } from './suggestions.ts';

enhanceSearchBoxes();
enhanceChoices();
enhancePrintButtons();
