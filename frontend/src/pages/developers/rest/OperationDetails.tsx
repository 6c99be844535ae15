import { CodeText } from './CodeText.js';
import { developerMessages as text } from '../messages.js';
import { answerOf, type OpenApi, type OpenApiAnswer, type OpenApiOperation } from './openapi.js';
import styles from './rest.module.css';
import { SchemaFields } from './SchemaFields.js';

/** Who signs in in the ways that the document names. */
const CALLERS = new Map<string, string>([
  ['user', text.callers.user],
  ['admin', text.callers.admin],
  ['key', text.callers.apiKey],
]);

/** Who may call an operation, what it takes and what it answers. */
export function OperationDetails({ document, operation }: { document: OpenApi; operation: OpenApiOperation }) {
  const { security = [], parameters = [], requestBody, responses } = operation;
  const callers = security.flatMap((one) => Object.keys(one)).map((name) => CALLERS.get(name) ?? name);
  return (
    <div className={styles.details}>
      <p>
        {text.access}: {callers.length > 0 ? callers.join(', ') : text.callers.everybody}
      </p>
      {parameters.length > 0 && (
        <>
          <h4>{text.parameters}</h4>
          <ul>
            {parameters.map(({ name, in: place, required, description, schema }) => (
              <li key={`${place} ${name}`}>
                <code className={styles.name}>{name}</code> ({place}){required && <span className={styles.required}>{text.required}</span>}{' '}
                {schema && <SchemaFields document={document} schema={schema} />}
                {description && (
                  <p>
                    <CodeText text={description} />
                  </p>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {requestBody && (
        <>
          <h4>{text.requestBody}</h4>
          <Bodies document={document} content={requestBody.content} />
        </>
      )}
      <h4>{text.answers}</h4>
      <ul>
        {Object.entries(responses).map(([status, response]) => {
          const { description, content } = answerOf(document, response);
          return (
            <li key={status}>
              <code className={styles.name}>{status}</code> <CodeText text={description} />
              <Bodies document={document} content={content} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Bodies({ document, content = {} }: { document: OpenApi; content?: OpenApiAnswer['content'] }) {
  return Object.entries(content).map(([type, { schema }]) => (
    <div key={type} className={styles.body}>
      <code>{type}</code> {schema && <SchemaFields document={document} schema={schema} />}
    </div>
  ));
}
