import { Link } from 'react-router-dom';
import { RowButton } from '../../../components/ui/row-button/RowButton.js';
import type { DataColumn } from '../../../components/ui/data-table/data-column.js';
import { formatDate } from '../../../shared/format/dates.js';
import type { TemplateRow_TemplateFragment } from '../../../shared/gql/graphql.js';
import { templateMessages as text } from './messages.js';
import { templateAddress } from './template-address.js';
import styles from './templates.module.css';

export type TemplateRow = TemplateRow_TemplateFragment;

/** Columns of the list of templates. */
export function templateColumns(onCopy: (template: TemplateRow) => void): DataColumn<TemplateRow>[] {
  return [
    {
      key: 'label',
      title: text.template,
      card: 'heading',
      render: ({ label, documentType }) => (
        <>
          <span>{label}</span>
          <span className={styles.hint}>{documentType}</span>
        </>
      ),
    },
    { key: 'category', title: text.category, width: 130, render: ({ category }) => text.categoryName(category) },
    {
      key: 'state',
      title: text.state,
      width: 220,
      render: ({ state, publishedVersion, changed }) => (
        <>
          <span>{[text.stateName(state), publishedVersion && text.version(publishedVersion)].filter(Boolean).join(' · ')}</span>
          {state === 'PUBLISHED' && changed && <span className={styles.hint}>{text.unpublished}</span>}
        </>
      ),
    },
    { key: 'price', title: text.price, width: 110, render: ({ cost }) => text.tokens(cost) },
    { key: 'changed', title: text.changedAt, width: 140, render: ({ updatedAt }) => (updatedAt ? formatDate(updatedAt) : '–') },
    {
      key: 'actions',
      title: text.actions,
      width: 150,
      card: 'actions',
      render: (template) => {
        const { documentType, label, state } = template;
        const shipped = state === 'SHIPPED';
        return (
          <div className={styles.actions}>
            <Link
              className={styles.open}
              to={templateAddress(documentType)}
              aria-label={shipped ? text.readNamed(label) : text.openNamed(label)}
            >
              {shipped ? text.read : text.open}
            </Link>
            <RowButton aria-label={text.copyNamed(label)} onClick={() => onCopy(template)}>
              {text.copy}
            </RowButton>
          </div>
        );
      },
    },
  ];
}
