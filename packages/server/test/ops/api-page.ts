/** The page of documentation of the HTTP side, made from its OpenAPI description. */

interface Operation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses?: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly nullable?: boolean;
}

export interface OpenApi {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** A schema in one line, as TypeScript writes it; what is nested deeply is only named by its kind. */
function shape(schema: Schema | undefined, depth = 3): string {
  if (!schema) return 'nothing';
  if (schema.nullable) return `${shape({ ...schema, nullable: false }, depth)} | null`;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((choice) => shape(choice, depth - 1)))].join(' | ');
  if (schema.items) {
    const own = shape(schema.items, depth - 1);
    return own.includes(' ') && !own.startsWith('{') ? `(${own})[]` : `${own}[]`;
  }
  if (schema.properties) {
    if (depth <= 0) return '{…}';
    const fields = Object.entries(schema.properties).map(([name, own]) => {
      const optional = schema.required?.includes(name) ? '' : '?';
      return `${name}${optional}: ${shape(own, depth - 1)}`;
    });
    return `{ ${fields.join(', ')} }`;
  }
  const { type } = schema;
  if (type === undefined) return 'anything';
  return typeof type === 'string' ? type : type.join(' | ');
}

const HEAD = `# The HTTP side

Generated from the schemas that the server validates with. A running server shows the same at \`/api/docs\`, and as OpenAPI at
\`/api/docs/json\`. Running matches use the socket ([server.md](server.md)).

A browser is known by its cookie, a program by \`Authorization: Bearer TOKEN\`. What is refused is answered with a status
from 400 on and \`{ reason, message }\`: the reason is a word from
[commands.ts](../packages/protocol/src/commands.ts), the message a sentence for developers. Too many requests from one
address are answered with 429 \`too-fast\`.
`;

/** The page as Markdown. */
export function apiPage({ paths = {} }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(operations.map(({ operation }) => operation.tags?.[0] ?? 'other'))].toSorted();
  const sections = tags.map((tag) => {
    const own = operations.filter(({ operation }) => (operation.tags?.[0] ?? 'other') === tag);
    const entries = own.map(({ path, method, operation }) => {
      const body = operation.requestBody?.content['application/json']?.schema;
      const answer = operation.responses?.['200']?.content?.['application/json']?.schema;
      const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
      const lines = [
        `**\`${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}\`** ${operation.summary ?? ''}`,
      ];
      if (query.length > 0)
        lines.push(`- asks \`?${query.map(({ name, schema }) => `${name}=${shape(schema)}`).join('&')}\``);
      if (body) lines.push(`- takes \`${shape(body)}\``);
      if (answer) lines.push(`- gives \`${shape(answer, 2)}\``);
      return lines.join('\n');
    });
    return `## ${tag}\n\n${entries.join('\n\n')}\n`;
  });
  return [HEAD, ...sections].join('\n');
}
