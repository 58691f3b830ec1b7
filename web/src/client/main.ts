import { guardPostForms } from './post-forms.ts';
import { enhancePrintButtons } from './print-button.ts';
import { enhanceChoices } from './submit-on-change.ts';
import { enhanceSearchBoxes } from './suggestions.ts';

enhanceSearchBoxes();
enhanceChoices();
enhancePrintButtons();
guardPostForms();
// Said by forms that grow, so that they need not load this once more.
document.addEventListener('row-added', ({ target }) => {
  if (target instanceof Element) enhanceSearchBoxes(target);
});
