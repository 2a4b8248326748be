/**
 * usage: gjs -m scripts/checks/names.js FILE...
 *
 * Parses modules without running them, and prints names that are used and never declared, and names that
 * are declared and never used. Scopes are not told apart: a name counts as declared if the file declares
 * it anywhere.
 */
import GLib from 'gi://GLib';
import System from 'system';

// Of the language, and of the places where the files run: gjs, GNOME Shell, QML and browsers.
const KNOWN = new Set([
    'addEventListener', 'clearTimeout', 'devicePixelRatio', 'document', 'getComputedStyle', 'history', 'innerWidth',
    'matchMedia', 'requestAnimationFrame', 'scrollBy', 'scrollTo', 'scrollX', 'setTimeout',
    'ARGV', 'Array', 'BigInt', 'Boolean', 'Date', 'Error', 'Function', 'Infinity', 'Intl', 'JSON', 'Map',
    'Math', 'NaN', 'Number', 'Object', 'Promise', 'RangeError', 'Reflect', 'RegExp', 'Set', 'String',
    'Symbol', 'SyntaxError', 'TextDecoder', 'TextEncoder', 'TypeError', 'Uint8Array', 'WeakMap', 'arguments',
    'console', 'decodeURIComponent', 'encodeURIComponent', 'global', 'globalThis', 'import',
    'imports', 'isNaN', 'log',
    'logError', 'parseFloat', 'parseInt', 'print', 'printerr', 'undefined',
]);

/** What a file declares, exports and uses. */
class Names {
    declared = new Map();
    exported = new Set();
    used = new Set();
    usedAt = new Map();

    declare(name, node) {
        if (!this.declared.has(name))
            this.declared.set(name, node.loc?.start.line ?? 0);
    }

    /** Declares a parameter. It may be unused, because others can follow it. */
    parameter(node) {
        this.pattern(node);
        if (node?.type === 'Identifier')
            this.used.add(node.name);
    }

    use(name, node) {
        this.used.add(name);
        if (!this.usedAt.has(name))
            this.usedAt.set(name, node.loc?.start.line ?? 0);
    }

    /** Declares the names of a pattern. Its default values are expressions. */
    pattern(node) {
        switch (node?.type) {
        case 'Identifier':
            this.declare(node.name, node);
            break;
        case 'ObjectPattern':
            for (const property of node.properties) {
                if (property.computed)
                    this.visit(property.key);
                this.pattern(property.value ?? property.argument ?? property);
            }
            break;
        case 'ArrayPattern':
            node.elements.forEach(element => this.pattern(element));
            break;
        case 'AssignmentPattern':
        case 'AssignmentExpression':
            this.pattern(node.left);
            this.visit(node.right);
            break;
        case 'RestElement':
        case 'SpreadExpression':
            this.pattern(node.argument ?? node.expression);
            break;
        default:
            this.visit(node);
        }
    }

    visit(node) {
        if (Array.isArray(node)) {
            node.forEach(part => this.visit(part));
            return;
        }
        if (node === null || typeof node !== 'object')
            return;
        const rule = RULES[node.type];
        if (rule)
            rule(this, node);
        else
            this.visitParts(node);
    }

    visitParts(node, ...left) {
        for (const [key, part] of Object.entries(node)) {
            if (key !== 'loc' && !left.includes(key))
                this.visit(part);
        }
    }

    *findings() {
        for (const [name, line] of this.usedAt) {
            if (!this.declared.has(name) && !KNOWN.has(name))
                yield `${line}: ${name} is not declared`;
        }
        for (const [name, line] of this.declared) {
            if (!this.used.has(name) && !this.exported.has(name) && !name.startsWith('_'))
                yield `${line}: ${name} is never used`;
        }
    }
}

function visitFunction(names, node) {
    if (node.id)
        names.declare(node.id.name, node);
    node.params.forEach(parameter => names.parameter(parameter));
    if (node.rest)
        names.pattern(node.rest);
    names.visit(node.defaults);
    names.visit(node.body);
}

function visitMember(names, node) {
    if (node.computed || node.type === 'ComputedName')
        names.visit(node.property);
    names.visit(node.object);
}

function visitKeyed(names, node) {
    const key = node.key ?? node.name;
    if (key && key.type !== 'Identifier')
        names.visit(key);
    names.visitParts(node, 'key', 'name');
}

const RULES = {
    Identifier: (names, node) => names.use(node.name, node),
    VariableDeclarator(names, node) {
        names.pattern(node.id);
        names.visit(node.init);
    },
    FunctionDeclaration: visitFunction,
    FunctionExpression(names, node) {
        visitFunction(names, node);
        // The name of an expression, or of a method, is there for traces.
        if (node.id)
            names.use(node.id.name, node);
    },
    ArrowFunctionExpression: visitFunction,
    ClassStatement(names, node) {
        names.declare(node.id.name, node);
        names.visitParts(node, 'id');
    },
    ClassExpression: (names, node) => names.visitParts(node, 'id'),
    ClassMethod: visitKeyed,
    ClassField: visitKeyed,
    Property: visitKeyed,
    MemberExpression: visitMember,
    OptionalMemberExpression: visitMember,
    LabeledStatement: (names, node) => names.visit(node.body),
    BreakStatement() {},
    ContinueStatement() {},
    MetaProperty() {},
    CatchClause(names, node) {
        names.pattern(node.param);
        names.visit(node.body);
    },
    ImportDeclaration(names, node) {
        for (const specifier of node.specifiers)
            names.declare(specifier.name.name, specifier);
    },
    ExportDeclaration(names, node) {
        const declaration = node.declaration;
        for (const item of declaration?.declarations ?? [])
            names.exported.add(item.id.name);
        if (declaration?.id)
            names.exported.add(declaration.id.name);
        for (const specifier of node.specifiers ?? []) {
            if (!node.source && specifier.id)
                names.use(specifier.id.name, specifier);
        }
        names.visit(declaration);
    },
};

let status = 0;
for (const file of ARGV) {
    const text = new TextDecoder().decode(GLib.file_get_contents(file)[1]);
    try {
        const names = new Names();
        names.visit(Reflect.parse(text, {target: 'module', source: file, line: 1}));
        for (const finding of names.findings()) {
            print(`${file}:${finding}`);
            status = 1;
        }
    } catch (error) {
        print(`${file}:${error.lineNumber}: ${error.name}: ${error.message}`);
        status = 1;
    }
}
System.exit(status);
